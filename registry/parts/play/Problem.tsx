import { t } from '#src/shared/text/t.ts';
import { LinkTo } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { LaunchError } from './launchGame.ts';

/** Retrying cannot help. */
const FINAL: ReadonlySet<string> = new Set([
  'CASINO_RESTRICTION',
  'GEO_COMPLY_ERROR',
  'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
  'RG_LOSS_LIMIT',
  'RG_SPEND_LIMIT',
]);
const isOfPlace = (kind: string): boolean => kind.startsWith('GEO_COMPLY');

type Props = {
  readonly error: LaunchError;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onLocate: () => void;
};

/** Product §8. */
export function LaunchProblem({ error, onClose, onAgain, onLocate }: Props) {
  const { kind, message, headerMessage, footerMessage, callToAction } = error;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={headerMessage ?? t`This game did not start`}
      description={message}
      actions={
        <Row gap={8} justify="end" wrap>
          <Button tone="secondary" onClick={onClose}>{t`Close`}</Button>
          {isOfPlace(kind) ? <Button onClick={onLocate}>{t`Check Location`}</Button> : null}
          {FINAL.has(kind) ? null : (
            <Button tone={callToAction === null ? 'primary' : 'secondary'} onClick={onAgain}>{t`Try again`}</Button>
          )}
          {callToAction === null ? null : (
            <ButtonFace as={LinkTo} link={callToAction.deepLink} of="casino-launch" onFollow={onClose}>
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
