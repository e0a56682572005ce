import type { LoadHook, ResolveHook } from 'node:module';

/** Resolves the import that React's Node loader adds to client modules. */
export const resolve: ResolveHook = (specifier, context, nextResolve) =>
  nextResolve(
    specifier,
    specifier.startsWith('react-server-dom-webpack/')
      ? { ...context, parentURL: import.meta.url }
      : context,
  );

/** Converts sources to text, which that loader requires, and removes source map urls, which it cannot resolve. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module' || !loaded.source) return loaded;
  const text =
    typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  return { ...loaded, source: text.replace(/^\/\/# sourceMappingURL=.*$/m, '') };
};
