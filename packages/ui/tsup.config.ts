import { joined, styles } from '@tackboard/build';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig([
  joined(manifest.exports, () => ({
    'dialog/dialog': [
      'dialog/dialog',
      'dialog/dialog-frame',
      'login-modal/login-modal',
      'verified-badge/verified-info',
    ],
    // A page has a toaster before it opens a popup or a dialog, so the context that they share is with it.
    'toast/toaster': ['toast/toaster', 'toast/toast-store', 'portal/portal-container'],
  })),
  styles(manifest.exports),
]);
