import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Ends the build when the compiler has compiled nothing. */
function expectCompiled(): Plugin {
  let count = 0;
  return {
    name: 'expect-compiled',
    enforce: 'post',
    // Markup needs no memory: the preset leaves the server's build alone.
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.includes('/src/') && code.includes('react/compiler-runtime')) count++;
    },
    buildEnd(error) {
      if (!error && count === 0) throw new Error('React Compiler has compiled nothing.');
    },
  };
}

export default defineConfig({
  // A component that the compiler would skip without a word ends the build.
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset({ panicThreshold: 'all_errors' })] }),
    expectCompiled(),
  ],
});
