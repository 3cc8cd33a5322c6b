import { isObject, type Json, type JsonObject } from "../json.ts";
import { internalError } from "../problem.ts";
import { accepted, type Field, refused } from "./field.ts";
import { identifierField, storedUnique } from "./identifierField.ts";
import { PLACE_SCHEMES } from "./identifierSchemes.ts";
import { listField } from "./listField.ts";
import { objectField } from "./objectField.ts";
import { textField } from "./textField.ts";

const DEPTH: Readonly<Record<string, number>> = { Point: 0, MultiPoint: 1, Polygon: 2 };

/** A GeoJSON geometry; of another kind than these three, the platform itself fails (500). */
const geometryField: Field = {
  load: (sent) => {
    if (!isObject(sent)) return refused({ _schema: ["Invalid input type."] });
    const depth = DEPTH[String(sent["type"])];
    if (depth === undefined) throw internalError();
    const coordinates = sent["coordinates"];
    if (coordinates === undefined) return refused({ coordinates: ["Missing data for required field."] });
    if (!areCoordinates(coordinates, depth)) return refused({ coordinates: ["Not a valid list."] });
    return accepted({ type: String(sent["type"]), coordinates });
  },
};

const areCoordinates = (value: Json, depth: number): boolean =>
  Array.isArray(value) &&
  (depth > 0
    ? value.every((item) => areCoordinates(item, depth - 1))
    : value.length >= 2 && value.every((item) => typeof item === "number"));

const locationField: Field = objectField({
  fields: {
    geometry: geometryField,
    place: textField(),
    identifiers: storedUnique(listField(identifierField({ schemes: PLACE_SCHEMES }))),
    description: textField(),
  },
  judgeWhole: [
    (loaded: JsonObject) => {
      if (["geometry", "place", "identifiers", "description"].some((key) => Boolean(loaded[key]))) return undefined;
      // The platform fails over its own message here (wire 2.1).
      throw internalError();
    },
  ],
});

export const locationsField: Field = objectField({ fields: { features: listField(locationField) } });
