import { t } from '#src/shared/text/t.ts';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { GateScreen } from './GateScreen.tsx';

/** Shown while too many players are on the site (product §4). */
export const WaitingRoom = ({ seconds, text }: { readonly seconds: number; readonly text: string | null }) => (
  <GateScreen
    picture={<Illustration name="maintenance" />}
    title={t`You are in the waiting room`}
    lines={[
      text ?? t`The site is very busy. We will let you in as soon as we can.`,
      t`We check every ${seconds} seconds. Keep this page open.`,
    ]}
  />
);
