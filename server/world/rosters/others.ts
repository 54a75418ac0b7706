import { roster } from './roster.ts';

/** Players of individual sports are invented; any likeness to a real one is chance. */
export const mensIndoorTour = roster(`
ALD||T. Aldershaw|||1.5
BRV||M. Brevik|||1.2
CAS||L. Castaneira|||1.0
DOR||J. Dorrington|||0.8
ELV||P. Elvenholt|||0.6
FAR||R. Farquette|||0.5
GRI||S. Grivaldi|||0.3
HOL||K. Holmqvist-Ray|||0.2
IVE||A. Iverdane|||0.0
JOR||B. Jorvalan|||-0.1
KES||D. Kestermann|||-0.2
LUN||O. Lundavik|||-0.3
MOR||F. Morvanni|||-0.4
NEX||V. Nexborough|||-0.5
ORD||C. Ordovil|||-0.7
PEL||E. Pelasquez|||-0.8
QUI||N. Quillander|||-0.9
ROS||H. Rostavic|||-1.0
SEV||I. Severtain|||-1.1
TYN||G. Tynemark|||-1.2
`);

export const womensIndoorTour = roster(`
AMB||S. Ambervale|||1.4
BEL||N. Belloquin|||1.2
CZA||K. Czarlenka|||1.0
DEL||M. Delacourse|||0.8
ERI||A. Erisdottern|||0.7
FON||V. Fontarelle|||0.5
GAL||E. Galvestrin|||0.3
HAV||P. Havrolova|||0.2
INO||Y. Inoharada|||0.1
JAS||T. Jasperling|||-0.1
KOV||D. Kovrenska|||-0.2
LIN||C. Lindermoor|||-0.4
MAR||R. Marchevska|||-0.5
NOR||I. Norrgaarden|||-0.7
OLI||B. Olivarte|||-0.9
PRA||L. Prandelis|||-1.1
`);

export const bbl = roster(`
ADS|Adelaide|Strikers|0084D6|F4F4F4|0.1
BRH|Brisbane|Heat|00A7A5|F4F4F4|0.2
HBH|Hobart|Hurricanes|6B2C91|F4F4F4|0.8
MLR|Melbourne|Renegades|D2232A|101820|-0.5
MLS|Melbourne|Stars|00B140|101820|0.1
PRS|Perth|Scorchers|F26522|101820|0.7
SYS|Sydney|Sixers|E2007A|101820|0.8
SYT|Sydney|Thunder|A6CE39|101820|0.2
`);

export const sa20 = roster(`
DSG||Durban's Super Giants|0057B8|C99700|-0.1
JSK||Joburg Super Kings|FDB913|0B2265|0.2
MICT||MI Cape Town|0A4595|C99700|0.6
PR||Paarl Royals|E9308C|0B2265|0.4
PC||Pretoria Capitals|004C93|C8102E|0.0
SEC||Sunrisers Eastern Cape|F26522|101820|0.8
`);

export const superlega = roster(`
PER||Perugia|101820|F4F4F4|1.6
TRE||Trentino|FFCC00|002D62|1.2
CIV||Lube Civitanova|C8102E|F4F4F4|0.8
PIA||Piacenza|C8102E|101820|0.6
VER||Verona|FFCB05|00539B|0.8
MOD||Modena|FFD200|002D62|0.3
MIL||Milano|0B2265|C8102E|0.3
MON||Monza|C8102E|F4F4F4|-0.4
CIS||Cisterna|0057B8|F4F4F4|-0.7
PAD||Padova|101820|C4CED4|-0.8
GRO||Grottazzolina|00843D|F4F4F4|-1.1
CUN||Cuneo|F4F4F4|C8102E|-0.9
`);

export const plusliga = roster(`
ZAW||Warta Zawiercie|00843D|FFC20E|1.2
LUB||Bogdanka Lublin|FFC20E|101820|1.1
JAS||Jastrzebski|F47321|101820|0.9
RZE||Resovia|C8102E|F4F4F4|0.8
WAR||Projekt Warszawa|101820|C8102E|1.0
KED||ZAKSA|00539B|C8102E|0.3
BEL||Skra Belchatow|FFD100|101820|0.2
OLS||Olsztyn|00843D|F4F4F4|0.0
GDA||Trefl Gdansk|FFCB05|101820|-0.2
SUW||Slepsk Suwalki|0B2265|F4F4F4|-0.5
CZE||Czestochowa|00843D|FFC20E|-0.6
LWO||Gwardia|C8102E|101820|-1.0
`);

export const winterDarts = roster(`
ASH||Rory Ashgrove|||1.4
BLA||Colm Blackthwaite|||1.1
CRO||Wessel Crooswijn|||0.9
DUN||Fraser Dunmarrow|||0.7
EAS||Kit Eastlander|||0.4
FEN||Owen Fenwhistle|||0.3
GAR||Teun Garvelink|||0.2
HAR||Billy Harrowgate|||0.0
INK||Marv Inkerslade|||-0.1
KEE||Dirk Keersmolen|||-0.3
LOX||Danny Loxborough|||-0.5
MUL||Jonty Mulvenna|||-0.7
PIC||Stan Pickersall|||-0.9
WIG||Alfie Wigthorpe|||-1.1
`);

export const lck = roster(`
T1||T1|E2012D|101820|1.2
GEN||Gen.G|AA8A00|101820|1.6
HLE||Hanwha Life|F37321|101820|1.1
KT||KT Rolster|101820|E2012D|0.7
DK||Dplus KIA|0EC7B5|101820|0.5
BFX||BNK FearX|FFC900|101820|0.0
NS||Nongshim|DE2027|F4F4F4|-0.1
BRO||Brion|00492B|F4F4F4|-0.7
DRX||DRX|1003A3|5A8DFF|-0.9
DNF||DN Freecs|101820|00AEEF|-1.1
`);

export const csProLeague = roster(`
VIT||Vitality|FAE100|101820|1.5
SPI||Spirit|101820|C4CED4|1.2
FUR||FURIA|101820|F4F4F4|1.1
FAL||Falcons|00B140|101820|1.0
MOU||MOUZ|D71920|101820|0.9
NAV||Natus Vincere|FFEE00|101820|0.6
G2||G2|101820|EF3340|0.5
FAZ||FaZe|D41B2C|101820|0.3
MGZ||The MongolZ|C8102E|003DA5|0.6
AST||Astralis|C8102E|101820|0.1
TLQ||Liquid|0A2240|8CB8FF|-0.1
HER||HEROIC|101820|E1B955|-0.3
NIP||Ninjas in Pyjamas|101820|D7C51A|-0.5
COM||Complexity|0C2340|C8102E|-0.8
`);
