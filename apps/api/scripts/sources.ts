import { registerHooks } from 'node:module';

// Sources import each other with `.js`, the ending they have when built. Scripts that node runs directly read the
// `.ts` beside it instead.
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts') === true;
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
