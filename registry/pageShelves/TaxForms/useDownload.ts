import { usePlatform } from '#src/platform/index.ts';

/** Downloads with `fetch`, because a link cannot send the access token. Resolves to false on failure. */
export function useDownload(): (path: string, name: string) => Promise<boolean> {
  const platform = usePlatform();
  return async (path, name) => {
    const answer = await platform.http({ method: 'GET', path, headers: await platform.credentials.headers() });
    if (!answer.ok || typeof answer.value.body !== 'string') return false;
    const url = URL.createObjectURL(new Blob([answer.value.body], { type: 'application/pdf' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
    return true;
  };
}
