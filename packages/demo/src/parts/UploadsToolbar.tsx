import type { UploadsQuery } from "../platform/readPages.ts";
import { useHost } from "../words/HostContext.ts";

const sorts = ["newest", "oldest", "updated-desc", "bestmatch"] as const;

/** Search and order of the dashboard, as a plain form: the address says what is shown. */
export function UploadsToolbar({ query }: { readonly query: UploadsQuery }) {
  const { say } = useHost();
  return (
    <form className="host-toolbar" role="search" action="/me/uploads" method="get">
      <label className="host-search">
        <span className="host-hidden">{say("dashboard.search")}</span>
        <input
          className="host-input"
          type="search"
          name="q"
          defaultValue={query.text}
          placeholder={say("dashboard.search")}
        />
      </label>
      <button type="submit" className="host-button">
        {say("dashboard.search.submit")}
      </button>
      <label className="host-sort">
        <span>{say("dashboard.sort")}</span>
        <select
          className="host-select"
          name="sort"
          defaultValue={query.sort}
          onChange={(event) => event.target.form?.requestSubmit()}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {say(`dashboard.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
