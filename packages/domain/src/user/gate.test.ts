import rows from './gate.cases.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { promptWords } from '../words/actions.js';
import { afterLoginPath, gate, GATED_ACTIONS, type GatedAction } from './gate.js';

const signedOut = { isAuth: false };
const member = { isAuth: true, id: '7' };
const limited = { ...member, isLimitedLogin: true };

describe('gate', () => {
  it.each(rows)('S1 §6.2, S3 §1.4 §6.2: $action', (row) => {
    const action = row.action as GatedAction;
    expect(gate(signedOut, action).outcome).toBe(row.signedOut);
    expect(gate(member, action).outcome).toBe(row.member);
    expect(gate(limited, action).outcome).toBe(row.limited);
    expect(gate(signedOut, action, { isBot: true }).outcome).toBe('nothing');
  });

  it('S1 §6, S3 §6: every action is in the table of cases', () => {
    expect(rows.map(({ action }) => action)).toEqual(GATED_ACTIONS);
  });

  it.each([
    ['save', 'Log in to save this Pin'],
    ['edit', 'Log in to edit this Pin'],
    ['follow', 'Log in to follow'],
    ['unfollow', 'Log in to unfollow'],
    ['createPin', 'Log in to create a Pin or board'],
    ['createBoard', 'Log in to create a Pin or board'],
    ['seeMore', "You're almost there! Log in to access all of Tackboard"],
  ] as const)(
    'S2 §2.37 §2.38 §2.39 §2.40 §2.41 §2.42: the title of the prompt for %s',
    (action, expected) => {
      const { prompt } = gate(signedOut, action);
      expect(prompt && promptWords[prompt]({ brand: 'Tackboard' })).toBe(expected);
    },
  );

  it('S3 §6.1: the type of the prompt is chosen per call', () => {
    expect(gate(signedOut, 'save', { signedOutPrompt: 'login' })).toEqual({
      outcome: 'login',
      prompt: 'save',
    });
    expect(gate(signedOut, 'edit', { signedOutPrompt: 'signup' }).outcome).toBe('signup');
  });

  it('S3 §6.2: a limited login requires a new login, with the same title', () => {
    expect(gate(limited, 'save')).toEqual({ outcome: 'limited-login', prompt: 'save' });
  });

  it('S1 §3.39 §4.31: a signed-out visitor may quick-save one pin', () => {
    expect(gate(signedOut, 'quickSave', { hasSavedUnauthPin: false })).toEqual({
      outcome: 'allowed',
    });
    expect(gate(signedOut, 'quickSave', { hasSavedUnauthPin: true })).toEqual({
      outcome: 'signup',
      prompt: 'save',
    });
    expect(gate(signedOut, 'save', { hasSavedUnauthPin: false }).outcome).toBe('signup');
  });

  const own = { pinner: { id: '7' } };
  const other = { pinner: { id: '8' } };

  it.each([
    ['delete', own, 'allowed'],
    ['delete', other, 'nothing'],
    ['delete', { ...other, access: ['write'] }, 'nothing'],
    ['edit', own, 'allowed'],
    ['edit', other, 'nothing'],
    ['edit', { ...other, access: ['write'] }, 'allowed'],
    ['save', other, 'allowed'],
    ['seeMore', own, 'nothing'],
  ] as const)('S1 §6.13: %s of the pin %j is %s', (action, pin, expected) => {
    expect(gate(member, action, { pin }).outcome).toBe(expected);
  });

  it("S1 §6: another user's pin requires no new login", () => {
    expect(gate(limited, 'delete', { pin: other })).toEqual({ outcome: 'nothing' });
  });

  it.each([
    ['an employee', { ...member, isEmployee: true }, {}, 'allowed'],
    ['a signed-out employee', { isAuth: false, isEmployee: true }, {}, 'nothing'],
    ['an address inside the company', signedOut, { isInternalAddress: true }, 'allowed'],
    ['a member', member, {}, 'nothing'],
  ])('S3 §2.1.75 §6.6: the debug panel for %s', (_title, viewer, context, expected) => {
    expect(gate(viewer, 'debug', context).outcome).toBe(expected);
  });
});

describe('afterLoginPath', () => {
  it.each([
    ['save', '/pin/42/repin/'],
    ['edit', '/pin/42/edit/'],
    ['follow', undefined],
  ])('S3 §2.3.1: after logging in to %s', (action, expected) => {
    expect(afterLoginPath(action, '42')).toBe(expected);
  });
});
