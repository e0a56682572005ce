import { offersSaveBehaviorSetting, type WriteOptions } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { AccountForm, type AccountFormValues } from '@tackboard/pin-card/forms';
import { DarkModeSwitch } from '@tackboard/ui';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { Panel } from '../../panel.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { readSettings } from './read-settings.js';
import { CookiePanel, SavePanel } from './setting-panels.js';
import './settings.css';

/** The settings of the viewer. Each change is sent, and the viewer read again (S2 §7). */
export default function Settings() {
  const account = useLoaderData<typeof loader>();
  const texts = useTexts('account');
  const { settings, darkMode } = useTexts('common');
  const { calls, router, theme, user } = useDemo();
  const { toasts } = useTackboard();
  const submit = async ({ firstName, email }: AccountFormValues, options: WriteOptions) => {
    await calls.updateAccount({ first_name: firstName, email }, options);
    toasts.show({ kind: 'done', text: texts.accountUpToDate });
    router.refresh();
  };
  const [firstName = ''] = (account.fullName ?? '').split(' ');
  const hasSaveBehavior = offersSaveBehaviorSetting({ ...account, isAuth: user !== undefined });
  return (
    <div className="column settings">
      <h1>{settings}</h1>
      <Panel id="settings-account" title={texts.account}>
        <AccountForm
          aria-labelledby="settings-account"
          values={{ firstName: account.firstName ?? firstName, email: account.email ?? '' }}
          onSubmit={submit}
        />
      </Panel>
      <Panel id="settings-look" title={texts.appearance}>
        <DarkModeSwitch store={theme} label={darkMode} />
      </Panel>
      {hasSaveBehavior ? <SavePanel account={account} /> : null}
      <CookiePanel />
    </div>
  );
}

export const loader = pageLoader(
  'settings/settings',
  ({ calls, viewer }) => readSettings(calls, viewer.userId),
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('common', language).settings,
  isPrivate: true,
}));
