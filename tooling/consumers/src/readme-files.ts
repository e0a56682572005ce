/**
 * Returns the code blocks of a README that are files, by path: those whose paragraph begins with the path, such as
 * `` `src/main.tsx`: ``.
 */
export function readmeFiles(readme: string): ReadonlyMap<string, string> {
  const blocks = readme.matchAll(/^`([\w./-]+\.tsx?)`[^\n]*\n\n```tsx?\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, path = '', code = '']) => [path, code]));
}
