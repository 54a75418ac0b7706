import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { signUpPath } from '../paths.ts';
import { keepReferral } from '#src/platform/signUpUrl.ts';

/** Stores the URL's referral code. Redirects when the login state is known. */
export function ReferralRedirect() {
  const { isLoggedIn } = useAuth();
  const { storage } = usePlatform();
  const [params] = useSearchParams();
  // Stores the code during render, because the sign-up page reads it next.
  useState(() => keepReferral(storage, params.get('code')));
  if (isLoggedIn === null) return null;
  return <Navigate to={isLoggedIn ? '/account/referrals' : signUpPath} replace />;
}
