const USERINFO = /^((https?:)?[\\/]{2,})[^\\/?#]*@(?=[^\\/?#\s])/i;

/** The URL without user name and password. They change neither scheme nor host, and long ones are slow to parse. */
export const withoutUserinfo = (url: string): string => url.replace(USERINFO, '$1');
