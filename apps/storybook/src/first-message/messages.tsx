import { createMessaging } from '@tackboard/messaging';
import { MessageRoot, MessageSlot, MessagingProvider } from '@tackboard/messaging/react';
import { createTackboard, TackboardProvider, type TackboardOptions } from '@tackboard/pin-card';
import type { ReactNode } from 'react';

/** Call it once, outside of React. */
export function createClients(options: TackboardOptions) {
  const tackboard = createTackboard(options);
  const messaging = createMessaging({ host: tackboard.messageHost });
  return { tackboard, messaging };
}

interface AppProps extends ReturnType<typeof createClients> {
  readonly children: ReactNode;
}

export function App({ tackboard, messaging, children }: AppProps) {
  return (
    <TackboardProvider client={tackboard}>
      <MessagingProvider messaging={messaging}>
        <MessageSlot types={[13]} />
        {children}
        <MessageRoot />
      </MessagingProvider>
    </TackboardProvider>
  );
}
