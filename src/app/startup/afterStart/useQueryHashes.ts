import { useEffect } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { usePlatform } from '#src/platform/index.ts';

/** Lets queries travel as the flag says from now on; those of the first page have gone by what was declared. */
export function useQueryHashes(): void {
  const { sendByHash } = usePlatform();
  const isByHash = useFlag('persisted-queries');
  useEffect(() => sendByHash(isByHash), [sendByHash, isByHash]);
}
