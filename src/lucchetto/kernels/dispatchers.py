"""Dispatchers that make numba compile each entry point of the kernels once, together with all its callees.

By default numba optimises and compiles every function separately and again inside each of its callers, so compile time
grows with the call depth. Here a function that other compiled functions call (a `Part`) is only type-checked and
lowered to LLVM IR. Its entry point links all parts into one module, which is optimised, compiled and cached as a whole.
"""

from typing import Any

from numba.core import types  # numba's internal modules are untyped
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

from .code_cache import compile_lock


class EntryPoint(CPUDispatcher):
    """A function that Python calls. Its machine code is cached on disk; one process compiles it, others wait."""

    def __init__(self, function: Any, options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions={"nopython": True, "boundscheck": None, **options})
        self.enable_caching()

    def compile(self, sig: Any) -> Any:
        """Compile the function for these argument types, or load it from the cache."""
        # An entry point calls only parts and leaf entry points, so processes cannot deadlock. Threads cannot either,
        # because numba's own lock is taken first.
        with global_compiler_lock, compile_lock(f"{self.py_func.__module__}.{self.py_func.__qualname__}"):
            return super().compile(sig)


class Part(CPUDispatcher):
    """A function that compiled functions call. If Python calls it, as tests do, it acts as an entry point."""

    def __init__(self, function: Any, options: dict[str, Any]) -> None:
        common = {"nopython": True, "boundscheck": None, "no_cpython_wrapper": True}
        super().__init__(function, targetoptions={**common, **options}, pipeline_class=_PartCompiler)
        self._entry_point = EntryPoint(function, options)

    def __call__(self, *arguments: Any) -> Any:
        return self._entry_point(*arguments)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Type a call. Literal arguments count as plain numbers, so that they do not cause further specialisations."""
        unliteral: Any = types.unliteral
        return super().get_call_template(tuple(map(unliteral, args)), {name: unliteral(kws[name]) for name in kws})

    def add_overload(self, cres: Any) -> None:
        """Register the function for compiled callers, with a key in place of its machine code."""
        key = object()
        self.targetctx.insert_user_function(key, cres.fndesc, [cres.library])  # type: ignore[no-untyped-call]  # no types
        self.overloads[tuple(cres.signature.args)] = cres._replace(entry_point=key)


class _PartCompiler(Compiler):
    """numba's compiler, stopped after it has produced LLVM IR."""

    def define_pipelines(self) -> Any:
        self.state.flags.no_compile = True
        library: Any = _PartLibrary
        self.state.library = library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()  # type: ignore[no-untyped-call]  # no types


class _PartLibrary(JITCodeLibrary):
    """The LLVM IR of a part and its callees, neither optimised nor compiled to machine code."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True
