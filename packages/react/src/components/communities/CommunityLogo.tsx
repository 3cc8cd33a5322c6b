import { useState } from "react";
import { Icon } from "../../ui/display/Icon.tsx";

/** A community's logo; a placeholder where it has none or it cannot be loaded. Says nothing: the title stands beside it. */
export function CommunityLogo({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isThere = address !== "" && broken !== address;
  return (
    <span className="deposit-community__logo" data-state={isThere ? "image" : "placeholder"} aria-hidden="true">
      {isThere ? (
        <img src={address} alt="" width={40} height={40} onError={() => setBroken(address)} />
      ) : (
        <Icon name="community" size={20} />
      )}
    </span>
  );
}
