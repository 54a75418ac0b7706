/**
 * Given names with their forms, from the public list stimms/Nicknames (United States) and romanizations of Arabic, Cyrillic, Greek, Hebrew
 * and Chinese names. The server's rules know none of them.
 */
export const givenNames: readonly (readonly string[])[] = `
Aaron Ron Ronnie
Abigail Abbie Gail Nabbie
Abraham Abe Abram
Adelaide Addie Della Heidi Liza
Agnes Aggie Nancy Nessa Inez
Aileen Eileen Helen Lena
Albert Al Bert Elbert
Alexander Alec Alex Andy Sandy Sasha
Alexandria Sandra Alexandra Lexa Xan
Alfred Alf Fred Freddie
Alice Alicia Elsie Lisa Alison
Amelia Amy Emily Mel Millie Molly
Anastasia Ana Stacy
Andrew Andy Drew
Angela Angelica Angie Jane
Anna Ann Hannah Nan Nancy Annette
Anthony Tony Antonio Antoine
Antoinette Toni Netta Annie
Archibald Archie Baldo
Arnold Arnie Ronald
Arthur Art
Augustus Gus August
Barbara Babs Bobbie Barb
Barnabas Barney Bernard
Bartholomew Bart Bat
Beatrice Bea Trixie Trisha
Belinda Belle Linda Lynne
Benedict Ben Bennett
Benjamin Ben Benjy Jamie
Bertha Bertie Birdie
Bridget Biddy Bridie Delia
Broderick Rick Brady
Caroline Carol Callie Lena Carolyn
Cecilia Celia Cissy
Charles Chuck Chick Buck Karl Charlie
Charlotte Lottie Sherry Carlotta
Christian Chris Kit
Christina Tina Chris Kristine
Christopher Chris Kester Kit
Clarissa Clara Clare Cissy
Clifford Cliff Ford
Constance Connie
Cornelia Nellie Corny
Cornelius Neil Conny
Curtis Curt Kurt
Cynthia Cindy Lucinda
Daniel Dan Danny
Deborah Deb Debbie Debra
Delilah Della Lila
Derrick Eric Rick
Dominic Dom Nick
Donald Don Donny
Dorothy Dot Dolly Dora Dee
Ebenezer Eb Eben
Edmund Ed Ned Ted
Edward Ed Ned Ted Eddie
Eleanor Ellen Nell Nora Lanna
Elijah Eli Lige
Elizabeth Bess Beth Betty Libby Liz Liza Lisa Tess
Emanuel Manny Manuel
Ephraim Eph
Ernest Ernie
Eugene Gene
Evangeline Vangie
Evelyn Eve Evelina
Ezekiel Zeke Ez
Florence Flo Flossie
Frances Fanny Fran Sis
Francis Frank Franz
Frederick Fred Fritz
Gabriel Gabe
Genevieve Jenny Eve Jean
Gerald Jerry Gerry
Gertrude Trudy Gert
Gilbert Gil Bert
Gwendolyn Gwen Wendy
Hannah Anna Nan
Harold Hal Harry Hank
Harriet Hattie
Helena Helen Nell Ellen
Henrietta Etta Hettie Nettie
Henry Hal Hank Harry
Herbert Herb Bert
Hezekiah Hez Ky
Horace Horatio
Hubert Hugh Bert
Ignatius Iggy Nace
Irene Rena Reenie
Isaac Ike Zeke
Isabella Bella Tibbie Belle
James Jim Jimmy Jem
Jane Janie Jessie Jean
Jedediah Jed Diah
Jeremiah Jerry
John Jack Johnny Hans
Jonathan Nathan Jon
Joseph Joe Jody Jos
Josephine Josie Fina Jo
Judith Judy
Katherine Kate Kathy Kitty Kay Lena
Lawrence Larry Lon Lars
Leonard Len Leo
Lillian Lil Lolly
Louise Lou Eliza Lois
Lucinda Lucy Cindy
Margaret Peggy Meg Maggie Daisy Rita Greta
Martha Patty Mattie
Mary Molly Polly Mae Mamie Mitzi
Matilda Tilda Maud Patty
Matthew Matt Thys
Mehitabel Hetty Bella Mitty
Michael Mike Mick Micah
Mildred Millie
Nathaniel Nat Nate
Nicholas Nick Claas
Obadiah Obie Dyer
Oliver Ollie
Patricia Pat Tricia Patsy
Patrick Pat Paddy
Penelope Penny Nep
Peter Pete Pate
Philip Phil Pip
Prudence Prudy Prue
Rachel Shelly Rae
Rebecca Becky Reba
Reginald Reggie Rex Naldo
Richard Dick Rich Rick
Robert Bob Rob Bobby Robin Dob
Roderick Rod Erick
Rosalind Roz Linda
Samuel Sam Sammy
Sarah Sally Sadie
Sigismund Sig Mundy
Silvester Vester Vet
Solomon Sol Saul
Sophia Sophie
Stephen Steve
Susannah Susan Sukey Hannah
Tabitha Tabby
Theodore Ted Theo
Theresa Terry Tess Tracy
Thomas Tom Tommy
Timothy Tim
Ursula Sula Sulie
Valentine Val Felty
Veronica Ronnie Vonnie Franky
Victoria Vicky Torie
Vincent Vin Vinnie
Virginia Ginny Jane
Walter Walt Wally Wat
Wilhelmina Mina Wilma Minnie Willie
William Bill Billy Will Liam
Winifred Freddie Winnie
Zachariah Zach Zeke
Muhammad Mohammed Mohamed Mehmet Mahomet
Ahmad Ahmed Achmed
Abdurrahman Abdulrahman Abdelrahman
Yusuf Youssef Yousef Josef
Husayn Hussein Husain Hocine
Khalid Khaled Haled
Jamal Gamal Djamal
Qasim Kassem Gassim
Uthman Othman Osman
Fatima Fatma Fatimah
Aisha Ayesha Aicha
Yevgeny Evgenii Jewgeni Yevgeniy
Aleksandr Alexandre Oleksandr
Sergei Serhiy Sergej
Yekaterina Ekaterina Jekaterina
Tatiana Tatyana Tetiana
Mikhail Michail Mykhailo
Vladimir Wladimir Volodymyr
Yury Iurii Juri
Georgios Yorgos Giorgos
Ioannis Yiannis Giannis
Chaim Haim Hayim
Yitzhak Itzhak Isaac
Xiaoming Hsiaoming
Zhiwei Chihwei
Jianguo Chienkuo
Seung Sung Seong
Young Yeong Yong
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
