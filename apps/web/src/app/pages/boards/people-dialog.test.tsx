import { createTackboard, TackboardProvider } from '@tackboard/pin-card';
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from '../../demo-context.js';
import { PeopleDialog } from './people-dialog.js';

type Calls = ComponentProps<typeof PeopleDialog>['calls'];

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The dialog needs nothing of the demo but its language. */
const DEMO = { language: undefined } as Demo;
const unused = () => Promise.reject(new Error('unused'));
const TACKBOARD = createTackboard({
  viewer: { isAuth: true, id: '1' },
  calls: { savePin: unused, unsavePin: unused, readPin: unused },
});

/** Opens the dialog of a board of the viewer, which Nora shares and Emil is invited to. */
async function openDialog(removeCollaborator: Calls['removeCollaborator']) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <TackboardProvider client={TACKBOARD}>
        <DemoProvider value={DEMO}>
          <PeopleDialog
            calls={{
              removeCollaborator,
              inviteCollaborator: unused,
              listPeople: async () => ({ items: [] }),
            }}
            board={{ id: '12', owner: { id: '1', fullName: 'Maren Kjær' } }}
            collaborators={[
              { id: '5', fullName: 'Nora Malik' },
              { id: '6', fullName: 'Lena Adler' },
            ]}
            invited={[{ id: '7', fullName: 'Emil Rask' }]}
            userId="1"
            onChanged={() => undefined}
            anchor={null}
            onClose={() => undefined}
          />
        </DemoProvider>
      </TackboardProvider>,
    ),
  );
  const people = () => [...document.querySelectorAll<HTMLElement>('.people-rows li')];
  const press = (name: string, label: string) =>
    act(async () =>
      people()
        .find(({ textContent }) => textContent?.includes(name))
        ?.querySelectorAll('button')
        .forEach((button) => {
          if (button.textContent === label) button.click();
        }),
    );
  return { people, press };
}

it.each([
  ['a collaborator', '5', false],
  ['an invitation', '7', true],
] as const)(
  'S3 §7.17: the removal of %s has every field of its call',
  async (_what, userId, isInvited) => {
    const removeCollaborator = vi.fn<Calls['removeCollaborator']>(async () => undefined);
    const { press } = await openDialog(removeCollaborator);
    if (isInvited) {
      await press('Emil Rask', 'Take back');
    } else {
      await press('Nora Malik', 'Remove');
      await press('Nora Malik', 'Remove');
    }
    expect(removeCollaborator).toHaveBeenCalledExactlyOnceWith(
      { boardId: '12', userId, isInvited, fieldSetKey: 'default', orbacSubjectId: '1' },
      { idempotencyKey: expect.any(String) },
    );
  },
);

it('S3 §8: a removal that fails puts the person back at the same place, and says so', async () => {
  const { people, press } = await openDialog(() => Promise.reject(new Error('offline')));
  const before = people().map(({ textContent }) => textContent);
  await press('Nora Malik', 'Remove');
  await press('Nora Malik', 'Remove');
  expect(people().map(({ textContent }) => textContent)).toEqual(before);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    "That didn't work. Check the connection and try again.",
  );
});
