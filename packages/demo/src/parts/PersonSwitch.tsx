import { useState } from "react";
import { type PersonName, people, readPerson, keepPerson } from "../words/person.ts";
import { useHost } from "../words/HostContext.ts";

/** Whom this page is seen as; a development server has no passwords. Another person is another page. */
export function PersonSwitch() {
  const { say } = useHost();
  const [person] = useState<PersonName>(readPerson);
  return (
    <label className="host-language">
      <span className="host-hidden">{say("site.person")}</span>
      <select
        className="host-select"
        value={person}
        onChange={(event) => {
          const chosen = people.find((name) => name === event.target.value);
          if (chosen === undefined) return;
          keepPerson(chosen);
          location.reload();
        }}
      >
        {people.map((name) => (
          <option key={name} value={name}>
            {say(`site.person.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
