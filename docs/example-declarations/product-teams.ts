import type { TackboardCalls, Viewer } from '@tackboard/domain';

export declare const viewer: Viewer;
export declare const calls: TackboardCalls;
export declare const navigate: (path: string) => void;
export declare const children: React.ReactNode;
export declare const Link: React.ComponentType<
  { to: string } & Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>
>;
