import { useEffect } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { usePlatform } from '#src/platform/index.ts';

/** If the flag is on, sends queries as hashes after the first page is drawn. */
export function useQueryHashes(): void {
  const { sendByHash } = usePlatform();
  const isByHash = useFlag('persisted-queries');
  useEffect(() => sendByHash(isByHash), [sendByHash, isByHash]);
}
