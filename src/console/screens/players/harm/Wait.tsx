import type { HarmWait } from '#src/shared/console/harm.ts';
import { When } from '../../../ui/When.tsx';

export function Wait({ wait }: { readonly wait: HarmWait | null }) {
  if (wait === null) return <>No</>;
  return (
    <>
      {wait.isMissed ? 'Missed: contact was due by ' : 'Contact the player by '}
      <When at={wait.until} />
    </>
  );
}
