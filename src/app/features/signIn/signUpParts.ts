export { AddressFields, PersonFields } from './LaterFields.tsx';
export { SignUpCode } from './SignUpCode.tsx';
