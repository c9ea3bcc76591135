"""The mutation operators: small changes of a module, each of which a test should notice."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitXor,
    ast.BitXor: ast.BitAnd,
}
"""Not |, which mostly joins types."""
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    path: Path
    line: int
    before: str
    after: str
    tree: ast.Module
    """The unchanged module."""
    place: int
    """The index of the replaced node in the order of `ast.walk`."""
    changed: ast.AST

    @property
    def source(self) -> str:
        """The whole changed module."""
        copy = deepcopy(self.tree)
        target = next(node for number, node in enumerate(ast.walk(copy)) if number == self.place)
        return ast.unparse(ast.fix_missing_locations(_Replacing(target, self.changed).visit(copy)))

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}: {self.before} → {self.after}"


def mutants_of(path: Path, source: str) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of its syntax tree."""
    tree = ast.parse(source)
    hidden = {id(inner) for declared in _declarations(tree) for inner in ast.walk(declared)}
    for place, node in enumerate(ast.walk(tree)):
        if id(node) not in hidden:
            for changed in _changes(node):
                line, before = getattr(node, "lineno", 0) or _line(node), _text(node)
                yield Mutant(path, line, before, _text(changed), tree, place, changed)


def _declarations(tree: ast.AST) -> Iterator[ast.AST]:
    """Parts that only tools read, so that no test could notice a change: types, decorators, options of classes."""
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            if isinstance(found := getattr(node, name, None), ast.expr):
                yield found
        yield from getattr(node, "decorator_list", [])
        if isinstance(node, ast.ClassDef):
            yield from node.keywords


class _Replacing(ast.NodeTransformer):
    def __init__(self, target: ast.AST, changed: ast.AST) -> None:
        self._target, self._changed = target, changed

    def visit(self, node: ast.AST) -> ast.AST:
        found: ast.AST = self._changed if node is self._target else self.generic_visit(node)
        return found


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:100]


def _line(node: ast.AST) -> int:
    return next((inner.lineno for inner in ast.walk(node) if isinstance(inner, ast.expr)), 0)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """The possible replacements of this node."""
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BinOp(left, operator, right) if type(operator) in ARITHMETIC and not any(map(_is_text, (left, right))):
            yield ast.BinOp(left, ARITHMETIC[type(operator)](), right)
        case ast.AugAssign(target, operator, value) if type(operator) in ARITHMETIC and not _is_text(value):
            yield ast.AugAssign(target, ARITHMETIC[type(operator)](), value)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield ast.Constant(value + 1)
        case ast.comprehension(ifs=[_, *_]):
            yield ast.comprehension(node.target, node.iter, [], node.is_async)
        case ast.Call(ast.Name(name)) if name in FUNCTIONS:
            yield ast.Call(ast.Name(FUNCTIONS[name]), node.args, node.keywords)
        case _:
            yield from _branches(node)


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for place, operator in enumerate(node.ops):
        changed = [*node.ops[:place], COMPARISONS[type(operator)](), *node.ops[place + 1 :]]
        yield ast.Compare(node.left, changed, node.comparators)


def _branches(node: ast.AST) -> Iterator[ast.AST]:
    """Changes of statements, and of conditions that are neither comparisons nor made of others."""
    match node:
        case ast.If(test) | ast.IfExp(test) | ast.While(test) if _is_plain(test):
            changed = deepcopy(node)
            changed.test = ast.UnaryOp(ast.Not(), test)
            yield changed
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call() | ast.Await()) | ast.Raise():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _is_plain(test: ast.expr) -> bool:
    return isinstance(test, (ast.Name, ast.Attribute, ast.Call, ast.NamedExpr, ast.Subscript))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
