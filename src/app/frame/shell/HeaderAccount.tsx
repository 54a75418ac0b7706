import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { DrawnLayout } from './DrawnLayout.tsx';
import { usePageFrame } from './usePageFrame.ts';

/** Draws a built-in link if the layout has none: the account must always be reachable. */
export function HeaderAccount() {
  const { header } = usePageFrame();
  if (header?.slots.some(({ kind, absence }) => kind === 'AccountEntryShelf' && absence === null)) return <DrawnLayout layout={header} />;
  return (
    <ButtonFace as={Link} to="/account" tone="chrome" css={{ width: '152px' }}>
      {t`Account`}
    </ButtonFace>
  );
}
