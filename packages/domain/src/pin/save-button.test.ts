import { describe, expect, it } from 'vitest';
import { saveButton } from './save-button.js';
import cases from './save-button.cases.json' with { type: 'json' };

describe('saveButton', () => {
  it.each(cases)(
    'S1 §4.1 §4.2 §5.16 §5.17 §5.18 save button: $title',
    ({ pin, viewer, surface, experiments, options, button }) => {
      const context = {
        viewer: { isAuth: true, ...viewer },
        surface: surface ?? 'AuthHomefeed',
        experiments,
      };
      expect(saveButton(pin ?? {}, context, options)).toEqual(button ?? undefined);
    },
  );
});
