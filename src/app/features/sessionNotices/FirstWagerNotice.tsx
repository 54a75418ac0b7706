import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useNotice } from './useNotice.ts';

/** Opens after the player has seen the result of the first bet (product §3, §4). */
export function FirstWagerNotice() {
  const { copy } = useBrand();
  const { isFirstWager, noticeFirstWager } = useAuth();
  const { store } = useBetslipContext();
  const isPlaced = useStore(store, ({ placement, quick }) => [placement, quick].some((one) => one.at === 'accepted' && one.isRested));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isPlaced || !isFirstWager) return;
    setOpen(true);
    noticeFirstWager();
  }, [isPlaced, isFirstWager, noticeFirstWager]);
  const close = (): void => setOpen(false);
  if (!useNotice(isOpen)) return null;
  return (
    <Dialog
      open
      onClose={close}
      title={copy.firstWagerTitle}
      description={copy.firstWagerBody}
      actions={
        <Row gap={8}>
          <ButtonFace as={Link} tone="secondary" to="/account/responsible-gaming" onClick={close}>{t`See limits`}</ButtonFace>
          <Button onClick={close}>{t`I Understand`}</Button>
        </Row>
      }
    />
  );
}
