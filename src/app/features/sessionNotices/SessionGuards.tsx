import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { FirstWagerNotice } from './FirstWagerNotice.tsx';
import { LimitsOffer } from './LimitsOffer.tsx';
import { guardQuestions, countPutOff, countRead } from '#src/platform/guardQuestions.ts';
import { closeLimitsOffer, confirmNotice, confirmRead } from './noticeCalls.ts';
import { PlayNotice } from './PlayNotice.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { SaferPlayNotices } from './saferPlay/SaferPlayNotices.tsx';
import { useQuietNotice } from './useNotice.ts';
import { useNotices } from './useNotices.ts';
import { useRealityCheck } from './useRealityCheck.ts';

export function SessionGuards() {
  const { userId } = useAuth();
  return userId === null ? null : <OfPlayer key={userId} />;
}

function OfPlayer() {
  const platform = usePlatform();
  const { account } = useAuth();
  const { dispatch } = useBetslipContext();
  const { due, acknowledge, ask: askCheck } = useRealityCheck();
  const [notices, askNotices] = useNotices();
  const [refusals, setRefusals] = useState(0);
  const askAll = useCallback(() => {
    askCheck();
    void askNotices().then(() => setRefusals((before) => before + 1));
  }, [askCheck, askNotices]);
  useOnGuardedRefusal(askAll);
  useEffect(() => guardQuestions.subscribe((now, before) => (now.asked === before.asked ? undefined : askAll())), [askAll]);
  const goOn = (): void => {
    dispatch({ type: 'notice-acknowledged' });
    countRead();
  };
  const understood = async (): Promise<boolean> => {
    const isTaken = await acknowledge();
    if (isTaken) goOn();
    return isTaken;
  };
  const confirm = async (): Promise<boolean> => {
    if (!(await confirmNotice(platform))) return false;
    const isOver = await askNotices();
    if (isOver) goOn();
    return isOver;
  };
  const confirmSaferPlay = async (ackType: string): Promise<boolean> => {
    if (!(await confirmRead(platform, ackType))) return false;
    await askNotices();
    goOn();
    return true;
  };
  const saferPlay = notices?.saferPlayNotice ?? null;
  const [isLimitsOfferClosed, setLimitsOfferClosed] = useState(false);
  const closeLimits = (): void => {
    setLimitsOfferClosed(true);
    void closeLimitsOffer(platform).then((isTaken) => {
      if (!isTaken) toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
      void askNotices();
    });
  };
  const isNoticeDue = (notices ?? account)?.requiresResponsibleGamingAcknowledgement === true;
  const offersLimits = useQuietNotice(!isNoticeDue && saferPlay === null && notices?.showLimitsModal === true && !isLimitsOfferClosed);
  return (
    <>
      {isNoticeDue ? <PlayNotice onConfirm={confirm} /> : null}
      {saferPlay === null || isNoticeDue ? null : (
        <SaferPlayNotices notice={saferPlay} refusals={refusals} onConfirm={confirmSaferPlay} onPutOff={countPutOff} />
      )}
      {offersLimits ? <LimitsOffer onClose={closeLimits} /> : null}
      <FirstWagerNotice />
      {due === null ? null : <RealityCheck check={due} onUnderstood={understood} />}
    </>
  );
}

function useOnGuardedRefusal(ask: () => void): void {
  const { store } = useBetslipContext();
  useEffect(
    () =>
      store.subscribe(({ placement }, before) => {
        if (placement.at !== 'refused' || before.placement === placement) return;
        if (placement.refusals.some(({ displayType }) => displayType === 'RG_ACK_REQUIRED')) ask();
      }),
    [store, ask],
  );
}
