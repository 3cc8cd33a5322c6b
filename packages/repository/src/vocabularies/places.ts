/** A city and its country, for fictional organisations and people. */
export interface Place {
  readonly city: string;
  readonly country: string;
  readonly countryName: string;
  /** The pattern of the country's university names; `%` is the city. */
  readonly university: string;
}

const place = (country: string, countryName: string, university: string, cities: string): Place[] =>
  cities.split(" · ").map((city) => ({ city, country, countryName, university }));

export const PLACES: readonly [Place, ...Place[]] = [
  { city: "Åbo", country: "FI", countryName: "Finland", university: "Åbo %-universitet" },
  ...place("FI", "Finland", "%n yliopisto", "Turku · Oulu · Jyväskylä · Rovaniemi · Kuopio · Hämeenlinna"),
  ...place("SE", "Sweden", "% universitet", "Malmö · Umeå · Östersund · Skövde · Örebro · Växjö · Linköping"),
  ...place("NO", "Norway", "Universitetet i %", "Tromsø · Bodø · Ålesund · Lillehammer"),
  ...place("DK", "Denmark", "% Universitet", "Ærøskøbing · Sønderborg · Nykøbing · Hjørring"),
  ...place("IS", "Iceland", "Háskólinn á %", "Ísafjörður · Akureyri · Höfn"),
  ...place("DE", "Germany", "Universität %", "Göttingen · Würzburg · Köln · Osnabrück · Tübingen · Görlitz · Münster"),
  ...place("FR", "France", "Université de %", "Orléans · Besançon · Nîmes · Saint-Étienne · Évry · Angoulême"),
  ...place("ES", "Spain", "Universidad de %", "Málaga · León · Cádiz · A Coruña · Castellón · Jaén"),
  ...place("PT", "Portugal", "Universidade de %", "Évora · Covilhã · Braga · Setúbal"),
  ...place("BR", "Brazil", "Universidade Federal de %", "São Carlos · Goiânia · Florianópolis · Belém · Maceió"),
  ...place("IT", "Italy", "Università degli Studi di %", "Forlì · Cefalù · Urbino · L'Aquila"),
  ...place("PL", "Poland", "Uniwersytet w %", "Łódź · Kraków · Gdańsk · Rzeszów · Białystok"),
  ...place("CZ", "Czechia", "Univerzita %", "České Budějovice · Plzeň · Ústí nad Labem · Hradec Králové"),
  ...place("HU", "Hungary", "%i Egyetem", "Győr · Pécs · Székesfehérvár · Hódmezővásárhely"),
  ...place("RO", "Romania", "Universitatea din %", "București · Iași · Brașov · Târgu Mureș"),
  ...place("TR", "Türkiye", "% Üniversitesi", "İzmir · Eskişehir · Muğla · Çanakkale · Şanlıurfa"),
  ...place("GR", "Greece", "Πανεπιστήμιο %", "Πάτρα · Βόλος · Ηράκλειο · Ιωάννινα"),
  ...place("UA", "Ukraine", "Університет міста %", "Львів · Чернівці · Одеса · Харків"),
  ...place("BG", "Bulgaria", "Университет %", "Варна · Пловдив · Русе"),
  ...place("IL", "Israel", "אוניברסיטת %", "חיפה · באר שבע · תל אביב"),
  ...place("EG", "Egypt", "جامعة %", "المنصورة · أسيوط · الإسكندرية"),
  ...place("JP", "Japan", "%大学", "札幌 · 仙台 · 金沢 · 熊本 · 那覇"),
  ...place("CN", "China", "%大学", "昆明 · 厦门 · 成都 · 哈尔滨"),
  ...place("KR", "South Korea", "%대학교", "대전 · 광주 · 춘천"),
  ...place("IN", "India", "% विश्वविद्यालय", "वाराणसी · जयपुर · भोपाल"),
  ...place("TH", "Thailand", "มหาวิทยาลัย%", "เชียงใหม่ · ขอนแก่น"),
  ...place("VN", "Vietnam", "Đại học %", "Huế · Đà Nẵng · Cần Thơ"),
  ...place("GB", "United Kingdom", "University of %", "Ely · St Andrews · Lampeter · Derry · Stirling"),
  ...place("IE", "Ireland", "Ollscoil %", "Dún Laoghaire · Sligeach · Port Láirge"),
  ...place("US", "United States", "% State University", "Duluth · Corvallis · Bozeman · Las Cruces · Fairbanks"),
  ...place("CA", "Canada", "Université de %", "Trois-Rivières · Rivière-du-Loup · Chicoutimi · Moncton"),
  ...place("MX", "Mexico", "Universidad Autónoma de %", "Mérida · Querétaro · San Luis Potosí"),
  ...place("ZA", "South Africa", "University of %", "Makhanda · Polokwane · Stellenbosch"),
  ...place("KE", "Kenya", "Chuo Kikuu cha %", "Eldoret · Kisumu · Malindi"),
  ...place("NZ", "New Zealand", "Te Whare Wānanga o %", "Whangārei · Ōtepoti · Tūranga"),
];
