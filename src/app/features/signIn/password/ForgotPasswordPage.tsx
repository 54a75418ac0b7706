import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { useMarkUsable } from '../../../page/useAfterStart.ts';
import { AskForm } from './AskForm.tsx';
import { ChooseForm } from './ChooseForm.tsx';

/** Reads the reset token from the URL's fragment, which browsers do not send to servers. */
export function ForgotPasswordPage() {
  const { name } = useBrand();
  const { hash } = useLocation();
  // Reads the token on each render, because the player may open the mailed link in this tab.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  useMarkUsable();
  return (
    <>
      <title>{t`Reset your password · ${name}`}</title>
      {token === null ? <AskForm /> : <ChooseForm key={token} token={token} />}
    </>
  );
}
