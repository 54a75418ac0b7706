import { useEffect } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { usePlatform } from '#src/platform/index.ts';

/** Sends queries by their hash after the first page, if the flag is on. */
export function useQueryHashes(): void {
  const { sendByHash } = usePlatform();
  const isByHash = useFlag('persisted-queries');
  useEffect(() => sendByHash(isByHash), [sendByHash, isByHash]);
}
