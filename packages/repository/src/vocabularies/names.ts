import { checkCharacter } from "../validate/identifiers.ts";
import type { Entry } from "./catalogue.ts";
import { loadAffiliations } from "./organisations.ts";
import { createRandom } from "./random.ts";

const COUNT = 4000;

type Names = readonly [string, ...string[]];
const words = (text: string): Names => {
  const [first = "", ...more] = text.split(" ");
  return [first, ...more];
};

/** Given names and family names of the same culture. */
const CULTURES: readonly [readonly [Names, Names], ...ReadonlyArray<readonly [Names, Names]>] = [
  [
    words("Åsa Björn Göran Märta Sören Öyvind Frida Maria Nils"),
    words("Lindqvist Åkesson Sjöström Ångström Bergström Östlund Nyström"),
  ],
  [
    words("Aino Väinö Päivi Jyrki Mäelle Sisko Maria Tapio"),
    words("Hämäläinen Mäkinen Järvinen Väisänen Yrjölä Töyry"),
  ],
  [words("Þóra Sigríður Guðmundur Ragnheiður Björk"), words("Jónsdóttir Þorsteinsson Guðjónsdóttir Árnason")],
  [words("Jürgen Käthe Günther Björn Marianne Sabine"), words("Müller Schäfer Größ Strauß Köhler Weiß Jäger")],
  [words("Élodie François Chloé Benoît Anaïs Jérôme Marie"), words("Lefèvre Garçon Noël Hébert Châtelain Béranger")],
  [words("María José Íñigo Begoña Álvaro Nuria"), words("Núñez García Ibáñez Peña Muñoz Águila Marín")],
  [words("João Conceição Inês Antônio Mariana"), words("Gonçalves Magalhães Araújo Simões Assunção")],
  [words("Łukasz Małgorzata Paweł Żaneta Stanisław Maria"), words("Wiśniewski Dąbrowska Wójcik Żółkiewski Ślęzak")],
  [words("Jiří Šárka Zdeněk Růžena Vítězslav"), words("Dvořák Černý Němcová Říha Šťastný")],
  [words("Zoltán Erzsébet Győző Réka Mária"), words("Szűcs Kőszegi Nagy Tóth Őri")],
  [words("Çağla Gökhan Şule İbrahim Meryem"), words("Yıldız Öztürk Çelik Şahin Güneş")],
  [words("Ελένη Γιώργος Μαρία Δημήτρης"), words("Παπαδόπουλος Νικολάου Οικονόμου Γεωργίου")],
  [words("Олена Ярослав Їржина Марія Святослав"), words("Шевченко Ковальчук Їжакевич Гриценко")],
  [words("מרים יוסף אביגיל דוד"), words("כהן לוי ברק שלום")],
  [words("مريم أحمد فاطمة يوسف"), words("الحسن عبدالله المصري خليل")],
  [words("美咲 健太 さくら 大輔"), words("佐藤 渡邉 髙橋 齋藤")],
  [words("伟 芳 秀英 明 丽"), words("王 李 欧阳 张 诸葛")],
  [words("지민 서연 민준 하은"), words("김 박 최 남궁")],
  [words("अनन्या विवेक मीरा राहुल"), words("शर्मा वर्मा त्रिपाठी पटेल")],
  [words("Nguyệt Đức Thảo Quỳnh"), words("Nguyễn Trần Đặng Phạm")],
  [words("Siobhán Seán Máire Pádraig Ciarán"), words("O'Brien Ní-Dhomhnaill MacGiolla Ó-Súilleabháin")],
  [words("Wanjiru Otieno Achieng Kamau Mariam"), words("Mwangi Odhiambo Njoroge Wambui")],
  [words("Mere Hēmi Aroha Tāne Marama"), words("Te-Rangi Pōtatau Ngāpō Whāre")],
  [words("Mary John Josiah Charlotte Winifred"), words("Carberry Smith Thorne Whitfield de-la-Mare")],
];

/** Generates fictional people with valid ORCID iDs and affiliations, the same on every machine. */
export async function loadNames(): Promise<readonly Entry[]> {
  const random = createRandom(1825);
  const organisations = await loadAffiliations();
  return Array.from({ length: COUNT }, (_, index) => {
    const [givenNames, familyNames] = random.pick(CULTURES);
    const second = random.number(5) === 0 ? ` ${random.pick(givenNames)}` : "";
    const given = `${random.pick(givenNames)}${second}`;
    const family = random.pick(familyNames);
    const orcid = orcidOf(15_000_000 + index * 4_900 + random.number(4_900));
    const homes = Array.from({ length: random.number(3) }, () => organisations[random.number(organisations.length)]);
    return {
      id: orcid,
      internal_id: null,
      name: `${family}, ${given}`,
      given_name: given,
      family_name: family,
      identifiers: [{ identifier: orcid, scheme: "orcid" }],
      affiliations: [...new Set(homes)].flatMap((home) =>
        home === undefined ? [] : [{ id: home.id, name: home["name"] ?? "", acronym: home["acronym"] ?? "" }],
      ),
    };
  });
}

function orcidOf(number: number): string {
  const digits = String(number).padStart(15, "0");
  const whole = digits + checkCharacter(digits);
  return [0, 4, 8, 12].map((from) => whole.slice(from, from + 4)).join("-");
}
