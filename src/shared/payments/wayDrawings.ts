/** Our own drawings instead of logos: SVG paths in a 24-unit box, by id or code of the provider. */
export const wayDrawings: Readonly<Record<string, string>> = {
  APPLE_PAY: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM7 17h10M10.5 11.5a2 2 0 0 1 3 0M9.5 9a4 4 0 0 1 5 0',
  CARD: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20M6 15h4',
  'credit-card': 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM6 9h4v3H6zM6 15.5h6M15.5 15.5h2.5',
  'braintree-credit': 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM6 9h4v3H6zM6 15.5h12',
  BANK_LINK: 'M3 9l9-5 9 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 17h16M3 20h18',
  VIP_PREFERRED: 'M3 6h18v12H3zM6.5 10h6M6.5 14h4M14 14.5c1-2.5 2-2.5 2 0s1 1 2-.5',
  PAYPAL: 'M18 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6M16 14h.01',
  INTERAC: 'M4 9h16l-4-4M20 15H4l4 4',
  WIRE_TRANSFER: 'M3 12h13M11 7l5 5-5 5M21 5v14',
  CASH_AT_CASINO: 'M2 7h20v10H2zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M5.5 12h.01M18.5 12h.01',
};
