import { t } from '#src/shared/text/t.ts';
import { LinkTo } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { BROKEN, type LaunchError, UNREACHED } from './launchGame.ts';
import { useStage } from './stage.ts';

const FINAL: ReadonlySet<string> = new Set([
  'CASINO_RESTRICTION',
  'GEO_COMPLY_ERROR',
  'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
  'RG_LOSS_LIMIT',
  'RG_SPEND_LIMIT',
]);
const isOfPlace = (kind: string): boolean => kind.startsWith('GEO_COMPLY');

export type ProblemWord = 'brokenText' | 'closeLabel' | 'locateLabel' | 'retryLabel' | 'title' | 'unreachedText' | 'untakenText';
type Words = { readonly [W in ProblemWord]?: string };

function textsOf(error: LaunchError, words: Words): Pick<LaunchError, 'footerMessage' | 'message'> {
  if (error !== UNREACHED && error !== BROKEN) return error;
  const own = error === UNREACHED ? words.unreachedText : words.brokenText;
  return { message: own ?? error.message, footerMessage: words.untakenText ?? error.footerMessage };
}

/** Shows why a launch was refused (product §8). */
export function Problem({ error, words }: { readonly error: LaunchError; readonly words: Words }) {
  const { close, again, locate } = useStage();
  const { kind, headerMessage, callToAction } = error;
  const { message, footerMessage } = textsOf(error, words);
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      title={headerMessage ?? words.title ?? t`We could not start this game`}
      description={message}
      actions={
        <Row gap={8} justify="end" wrap>
          <Button tone="secondary" onClick={close}>
            {words.closeLabel ?? t`Close`}
          </Button>
          {isOfPlace(kind) ? <Button onClick={locate}>{words.locateLabel ?? t`Check Location`}</Button> : null}
          {FINAL.has(kind) ? null : (
            <Button tone={callToAction === null ? 'primary' : 'secondary'} onClick={again}>
              {words.retryLabel ?? t`Try again`}
            </Button>
          )}
          {callToAction === null ? null : (
            <ButtonFace as={LinkTo} link={callToAction.deepLink} of="casino-launch" onFollow={close}>
              {callToAction.label}
            </ButtonFace>
          )}
        </Row>
      }
    >
      {footerMessage === null ? null : (
        <Stack css={{ paddingTop: '$12' }}>
          <Text as="p" size={13} tone="ink2">
            {footerMessage}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
