import { type ReactNode, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useNotice } from '../useNotice.ts';
import { Helpline, NotTaken, Seen, Tools, useConfirming } from './noticeParts.tsx';

export type PlayGuideProps = {
  readonly seen: readonly string[];
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
};

type Step = { readonly title: string; readonly words: string; readonly more: ReactNode };

const stepsOf = ({ seen, onClose }: PlayGuideProps): readonly Step[] => [
  {
    title: t`What we have noticed`,
    words: t`Please read this short guide before your next bet. We have noticed this in the last few weeks:`,
    more: <Seen seen={seen} />,
  },
  {
    title: t`Signs of a problem`,
    words: t`Betting may be a problem if you try to win back losses, play longer than you planned, or use money you need for other things. Over time, bets cost more than they pay. Past losses do not make a win more likely.`,
    more: null,
  },
  {
    title: t`Tools`,
    words: t`Set a limit on what you spend or how long you play. Take a break for a short time, or exclude yourself for longer. You can withdraw at any time.`,
    more: <Tools onClose={onClose} />,
  },
  {
    title: t`Talk to someone`,
    words: t`The helpline is free. It is not run by us.`,
    more: <Helpline />,
  },
];

export function PlayGuide(props: PlayGuideProps) {
  const { onConfirm, onClose } = props;
  const [at, setAt] = useState(0);
  const { state, press } = useConfirming(onConfirm);
  const steps = stepsOf(props);
  const step = steps[at];
  const isShown = useNotice(true);
  if (!isShown || !step) return null;
  const isLast = at === steps.length - 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={step.title}
      description={step.words}
      actions={
        <Row gap={8}>
          {at === 0 ? (
            <Button tone="secondary" onClick={onClose}>{t`Later`}</Button>
          ) : (
            <Button tone="secondary" onClick={() => setAt(at - 1)}>{t`Back`}</Button>
          )}
          {isLast ? (
            <Button busy={state === 'busy'} onClick={press}>{t`I have read this`}</Button>
          ) : (
            <Button onClick={() => setAt(at + 1)}>{t`Next`}</Button>
          )}
        </Row>
      }
    >
      <Stack gap={16} css={{ paddingTop: '$12' }}>
        {step.more}
        <Text size={13} tone="ink2" role="status">{t`Step ${at + 1} of ${steps.length}`}</Text>
        <NotTaken state={state} />
      </Stack>
    </Dialog>
  );
}
