export { type Facility, facilitiesOf, facilityOf } from './facilities.ts';
export { openingOf } from './openingHours.ts';
export { areBanksInvented, receivingBankOf, type ReceivingBank } from './receivingBanks.ts';
