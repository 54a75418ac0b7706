import { Suspense } from 'react';
import { useFlag } from '#src/flags/index.ts';
import { Toasts } from '#src/ui/notices/Toasts.tsx';
import { SupportChatHost } from '../../features/chat/SupportChatHost.tsx';
import { SessionGuards } from '../../features/sessionNotices/SessionGuards.tsx';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { ConnectionHost } from '../hosts/ConnectionHost.tsx';
import { GameHost } from '../hosts/GameHost.tsx';
import { Wayfinding } from '../site/Wayfinding.tsx';
import { DialogHost } from './DialogHost.tsx';
import { FormHost } from './FormHost.tsx';

const DebugDrawer = lazyFrame(async () => (await import('../../devTools/DebugDrawer.tsx')).DebugDrawer);

export function Overlays() {
  const hasDebugMenu = useFlag('debug-menu');
  return (
    <>
      <DialogHost />
      <FormHost />
      <SessionGuards />
      <GameHost />
      <ConnectionHost />
      <Toasts />
      <Wayfinding />
      <SupportChatHost />
      {hasDebugMenu ? (
        <Suspense fallback={null}>
          <DebugDrawer />
        </Suspense>
      ) : null}
    </>
  );
}
