import { useEffect } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { usePlatform } from '#src/platform/index.ts';

/** Takes effect after the first page's queries, which were sent before. */
export function useQueryHashes(): void {
  const { sendByHash } = usePlatform();
  const isByHash = useFlag('persisted-queries');
  useEffect(() => sendByHash(isByHash), [sendByHash, isByHash]);
}
