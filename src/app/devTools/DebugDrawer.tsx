import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { styled } from '#src/ui/stitches.ts';
import { EventsNow } from './EventsNow.tsx';
import { Faults } from './Faults.tsx';
import { FlagOverrides } from './FlagOverrides.tsx';
import { SessionNow } from './SessionNow.tsx';

const Place = styled('div', {
  padding: '$8',
  '@belowTablet': { paddingBottom: 'calc($space$8 + $sizes$bottomBar + env(safe-area-inset-bottom))' },
});

/** Renders nothing if no flag can be overridden, as in production (product §2). */
export function DebugDrawer() {
  const isForDevelopers = useStore(liveFlagStore, ({ flags }) => flags.some(({ isOverridable }) => isOverridable));
  const [open, setOpen] = useState(false);
  if (!isForDevelopers) return null;
  return (
    <Place>
      <Button size="small" tone="secondary" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Debug
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Debug" placement="start" width={480}>
        <Stack gap={16}>
          <SessionNow />
          <FlagOverrides />
          <Faults />
          <EventsNow />
          <Link to="/dev-tools" onClick={() => setOpen(false)}>
            All developer tools
          </Link>
        </Stack>
      </Dialog>
    </Place>
  );
}
