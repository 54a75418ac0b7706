import { useEffect } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { usePlatform } from '#src/platform/index.ts';

/** Sends queries by hash from now on; the first page has already sent its own as text. */
export function useQueryHashes(): void {
  const { sendByHash } = usePlatform();
  const isByHash = useFlag('persisted-queries');
  useEffect(() => sendByHash(isByHash), [sendByHash, isByHash]);
}
