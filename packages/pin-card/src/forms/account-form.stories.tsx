import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AccountForm, type AccountFormProps } from './account-form.js';

const onSubmit = fn<AccountFormProps['onSubmit']>(async () => undefined).mockName('onSubmit');

/** A form for the first name and the email address of the viewer. */
const meta = {
  title: 'People/AccountForm',
  component: AccountForm,
  args: { onSubmit, 'aria-label': 'Account' },
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/forms',
      anatomy:
        '<AccountForm values={account} onSubmit={async (values, { idempotencyKey }) => …} />',
      keys: [['Enter', 'in a field submits the form']],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof AccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  args: { values: { firstName: 'Maren', email: 'maren@example.com' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mara');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { firstName: 'Mara', email: 'maren@example.com' },
        expect.anything(),
      ),
    );
  },
};

/** The message shows below the field, which gets the focus. */
export const InvalidAddress: Story = {
  args: { hasName: false, submitText: 'Continue' },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'maren');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(
      canvas.getByText('Enter a full email address, such as name@example.com.'),
    ).toBeVisible();
  },
};
