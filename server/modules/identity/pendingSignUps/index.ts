export { confirmSignUp } from './confirmSignUp.ts';
export { SIGN_UP_MS } from './pendingSignUp.ts';
export { requestSignUp } from './requestSignUp.ts';
export { askForCode, sendSignUpMails, sweepSignUps } from './signUpMails.ts';
