"""How numba compiles the kernels: each entry point together with all its callees, once.

As numba comes, it optimises and translates every function by itself and once more inside each of its callers, so
compile time grows with the depth of calls. Here a function that other compiled functions call, a part, is only checked
and lowered. Its entry point links all parts into one module, which is optimised, translated and cached as a whole.
"""

from typing import Any

from numba.core import types  # numba's inner modules have no types of their own
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
        """The function for these types of arguments, from the cache if it is there."""
        # Entry points call no other entry points but leaves, so no two processes wait for each other. numba's own lock
        # comes first, or two threads might.
        with global_compiler_lock, compile_lock(f"{self.py_func.__module__}.{self.py_func.__qualname__}"):
            return super().compile(sig)


class Part(CPUDispatcher):
    """A function that compiled functions call. Called from Python, as tests do, it is an entry point of its own."""

    def __init__(self, function: Any, options: dict[str, Any]) -> None:
        common = {"nopython": True, "boundscheck": None, "no_cpython_wrapper": True}
        super().__init__(function, targetoptions={**common, **options}, pipeline_class=_PartCompiler)
        self._entry_point = EntryPoint(function, options)

    def __call__(self, *arguments: Any) -> Any:
        return self._entry_point(*arguments)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Types a call; a literal number does not make a version of its own."""
        unliteral: Any = types.unliteral
        return super().get_call_template(tuple(map(unliteral, args)), {name: unliteral(kws[name]) for name in kws})

    def add_overload(self, cres: Any) -> None:
        """Makes the function known to compiled callers, under a key in place of its machine code."""
        key = object()
        self.targetctx.insert_user_function(key, cres.fndesc, [cres.library])  # type: ignore[no-untyped-call]  # no types
        self.overloads[tuple(cres.signature.args)] = cres._replace(entry_point=key)


class _PartCompiler(Compiler):
    """numba's compiler up to the code of LLVM."""

    def define_pipelines(self) -> Any:
        self.state.flags.no_compile = True
        library: Any = _PartLibrary
        self.state.library = library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()  # type: ignore[no-untyped-call]  # no types


class _PartLibrary(JITCodeLibrary):
    """The code of a part and its callees as LLVM has it, neither optimised nor translated."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True
