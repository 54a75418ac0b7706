import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { dismissToast, toast, TOAST_PERMANENT } from '#src/ui/notices/toast.ts';
import { isServiceAway } from '../faults.ts';
import { type GeoAction, helpsToRefresh, remedyControls } from '../remedies.ts';
import type { GeoFault } from '../types.ts';
import type { GeoRunner } from './geoRunner.ts';

export type GeoRemedies = Readonly<Record<Exclude<GeoAction, 'check' | 'dismiss'>, () => void>>;

type Props = { readonly runner: GeoRunner; readonly waysOut: GeoRemedies };
type Perform = (act: GeoAction) => void;

const CHECKING = 'location-checking';
const FAULT = 'location';
const SERVICE = 'location-service';

export function GeoNotices({ runner, waysOut }: Props) {
  const perform = usePerform(runner, waysOut);
  const shown = useStore(runner.telling, (state) => state.shown);
  useCheckingToast(runner);
  useFaultToast(shown?.as === 'toast' ? shown.fault : null, perform);
  useServiceWarning(runner, perform);
  return shown?.as === 'dialog' ? <FaultDialog fault={shown.fault} perform={perform} /> : null;
}

/** Returns a stable function, because open toasts keep it. */
function usePerform(runner: GeoRunner, waysOut: GeoRemedies): Perform {
  const ways = useRef(waysOut);
  useEffect(() => {
    ways.current = waysOut;
  });
  const act = useRef<Perform>((wanted) => {
    runner.dismiss();
    if (wanted === 'check') void runner.check('manual-check');
    else if (wanted !== 'dismiss') ways.current[wanted]();
  });
  return act.current;
}

function useCheckingToast({ store }: GeoRunner): void {
  const isChecking = useStore(store, ({ status, trigger }) => status === 'loading' && trigger === 'manual-check');
  useEffect(() => {
    if (!isChecking) return undefined;
    toast({ id: CHECKING, type: 'info', title: t`Verifying Location...`, secondsUntilRemoved: TOAST_PERMANENT });
    return () => dismissToast(CHECKING);
  }, [isChecking]);
}

function useFaultToast(fault: GeoFault | null, perform: Perform): void {
  useEffect(() => {
    if (fault === null) return undefined;
    const { label, act } = remedyControls[fault.remedy];
    toast({
      id: FAULT,
      type: 'danger',
      title: fault.displayType === 'services-disabled' ? t`Location Services Disabled` : t`Location Error Detected`,
      body: bodyOf(fault),
      ...(act === 'dismiss' ? {} : { cta: { label, onPress: () => perform(act) } }),
    });
    return () => dismissToast(FAULT);
  }, [fault, perform]);
}

function useServiceWarning({ store }: GeoRunner, perform: Perform): void {
  const fault = useStore(store, (state) => (state.fault !== null && isServiceAway(state.fault) ? state.fault : state.serviceFault));
  const isWhy = useStore(store, (state) => state.status === 'error' && state.fault === fault);
  useEffect(() => {
    if (fault === null) return undefined;
    const { label, act } = remedyControls[fault.remedy];
    toast({
      id: SERVICE,
      type: 'danger',
      title: isWhy ? fault.title : t`Check your location software`,
      body: fault.message,
      cta: { label, onPress: () => perform(act) },
      secondsUntilRemoved: TOAST_PERMANENT,
    });
    return () => dismissToast(SERVICE);
  }, [fault, isWhy, perform]);
}

const bodyOf = ({ message, remedy }: GeoFault): string =>
  helpsToRefresh(remedy) ? t`${message} Refresh your browser to try again` : message;

/** Error modal or verify dialog (product §2, §4). */
function FaultDialog({ fault, perform }: { readonly fault: GeoFault; readonly perform: Perform }) {
  const { title, remedy } = fault;
  const { label, act } = remedyControls[remedy];
  return (
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={title}
      description={bodyOf(fault)}
      onClose={() => perform('dismiss')}
      actions={
        <>
          {remedy === 'reconnect' ? <Button tone="secondary" onClick={() => perform('check')}>{t`Check Location`}</Button> : null}
          <Button onClick={() => perform(act)}>{label}</Button>
        </>
      }
    />
  );
}
