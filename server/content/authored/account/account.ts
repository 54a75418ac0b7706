import { ofLinkingBrands } from './linking.ts';
import { stored, storedPage } from '../stored.ts';

export const accountMenu = ofLinkingBrands(stored('account/account-menu'), 'partners');
export const accountSummary = ofLinkingBrands(storedPage('account/account-summary'), 'link');
export const awards = storedPage('account/awards');
export const awardSection = storedPage('account/award-section');
export const accountSecurity = storedPage('account/account-security');
export const updatePassword = storedPage('account/update-password');
export const referrals = storedPage('account/referrals');
