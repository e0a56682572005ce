import type { LoadHook, ResolveHook } from 'node:module';

/** React's loader for Node adds an import of React to every client module: it is found from here. */
export const resolve: ResolveHook = (specifier, context, nextResolve) =>
  nextResolve(
    specifier,
    specifier.startsWith('react-server-dom-webpack/')
      ? { ...context, parentURL: import.meta.url }
      : context,
  );

/** That loader reads sources as text alone, and asks for source maps by names that Node refuses. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module' || !loaded.source) return loaded;
  const text =
    typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  return { ...loaded, source: text.replace(/^\/\/# sourceMappingURL=.*$/m, '') };
};
