-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.page_schema()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select $json$
    {"type":"object","properties":{"title":{"type":"string","minLength":1,"maxLength":60},"description":{"type":
    "string","minLength":50,"maxLength":160},"lead":{"type":"string","minLength":1,"maxLength":400},"background":{
    "type":"string","enum":["green","mint","air","sky","marigold","butter","paper","white"]},"sections":{"type":
    "array","items":{"oneOf":[{"type":"object","properties":{"kind":{"type":"string","const":"opening"},"shape":{
    "type":"string","enum":["wide","split"]},"lines":{"minItems":1,"maxItems":3,"type":"array","items":{"type":
    "string","minLength":2,"maxLength":22}},"art":{"type":"string","enum":["waving","thumbs","kneeling","rescue",
    "sleeping","lookout","happy","peek","backpack","spray","scene","halftone","certificate"]},"buttons":{"maxItems":
    2,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","minLength":1,"maxLength":120},
    "href":{"type":"string","pattern":"^(\\/(?![/\\\\])|mailto:|tel:|https:\\/\\/)\\S*$"}},"required":["label",
    "href"],"additionalProperties":false}}},"required":["kind","lines"],"additionalProperties":false},{"type":
    "object","properties":{"kind":{"type":"string","const":"prose"},"heading":{"type":"string","minLength":1,
    "maxLength":120},"paragraphs":{"minItems":1,"type":"array","items":{"type":"string","minLength":1,"maxLength":
    2000}}},"required":["kind","paragraphs"],"additionalProperties":false},{"type":"object","properties":{"kind":{
    "type":"string","const":"steps"},"heading":{"type":"string","minLength":1,"maxLength":120},"items":{"minItems":2,
    "maxItems":6,"type":"array","items":{"type":"object","properties":{"title":{"type":"string","minLength":1,
    "maxLength":120},"text":{"type":"string","minLength":1,"maxLength":2000},"art":{"type":"string","enum":["waving",
    "thumbs","kneeling","rescue","sleeping","lookout","happy","peek","backpack","spray","scene","halftone",
    "certificate"]},"scene":{"type":"string","enum":["call-911","dose-clock","lip-colors","naloxone-box",
    "recovery-position","rescue-breath","response-check","spray-in-nostril","stay-together","talk","test-strip"]}},
    "required":["title","text"],"additionalProperties":false}}},"required":["kind","heading","items"],
    "additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"urgent"},"items":{
    "minItems":1,"type":"array","items":{"type":"object","properties":{"id":{"type":"string","enum":["check","call",
    "spray","breathe","turn","stay"]},"title":{"type":"string","minLength":1,"maxLength":120},"lines":{"minItems":1,
    "type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"say":{"type":"string","minLength":1,
    "maxLength":2000},"more":{"type":"string","minLength":1,"maxLength":2000},"alt":{"type":"string","minLength":1,
    "maxLength":2000},"action":{"type":"object","properties":{"label":{"type":"string","minLength":1,"maxLength":120},
    "href":{"type":"string","pattern":"^(\\/(?![/\\\\])|mailto:|tel:|https:\\/\\/)\\S*$"}},"required":["label",
    "href"],"additionalProperties":false},"scene":{"type":"string","enum":["call-911","dose-clock","lip-colors",
    "naloxone-box","recovery-position","rescue-breath","response-check","spray-in-nostril","stay-together","talk",
    "test-strip"]}},"required":["title","lines"],"additionalProperties":false}}},"required":["kind","items"],
    "additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"facts"},"heading":
    {"type":"string","minLength":1,"maxLength":120},"scene":{"type":"string","enum":["call-911","dose-clock",
    "lip-colors","naloxone-box","recovery-position","rescue-breath","response-check","spray-in-nostril",
    "stay-together","talk","test-strip"]},"items":{"minItems":1,"type":"array","items":{"type":"object","properties":
    {"title":{"type":"string","minLength":1,"maxLength":120},"text":{"type":"string","minLength":1,"maxLength":2000},
    "source":{"type":"string","minLength":1,"maxLength":120}},"required":["title","text"],"additionalProperties":
    false}}},"required":["kind","heading","items"],"additionalProperties":false},{"type":"object","properties":{
    "kind":{"type":"string","const":"figures"},"heading":{"type":"string","minLength":1,"maxLength":120},"items":{
    "minItems":1,"maxItems":4,"type":"array","items":{"type":"object","properties":{"value":{"type":"string",
    "minLength":1,"maxLength":12},"text":{"type":"string","minLength":1,"maxLength":2000},"source":{"type":"string",
    "minLength":1,"maxLength":120}},"required":["value","text","source"],"additionalProperties":false}}},"required":
    ["kind","heading","items"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string",
    "const":"sides"},"heading":{"type":"string","minLength":1,"maxLength":120},"marks":{"type":"string","enum":["do",
    "pair","risk"]},"sides":{"type":"array","prefixItems":[{"type":"object","properties":{"title":{"type":"string",
    "minLength":1,"maxLength":120},"items":{"minItems":1,"type":"array","items":{"type":"string","minLength":1,
    "maxLength":2000}}},"required":["title","items"],"additionalProperties":false},{"type":"object","properties":{
    "title":{"type":"string","minLength":1,"maxLength":120},"items":{"minItems":1,"type":"array","items":{"type":
    "string","minLength":1,"maxLength":2000}}},"required":["title","items"],"additionalProperties":false}],"items":
    false,"minItems":2,"maxItems":2}},"required":["kind","heading","sides"],"additionalProperties":false},{"type":
    "object","properties":{"kind":{"type":"string","const":"links"},"heading":{"type":"string","minLength":1,
    "maxLength":120},"items":{"minItems":1,"type":"array","items":{"type":"object","properties":{"label":{"type":
    "string","minLength":1,"maxLength":120},"href":{"type":"string","pattern":
    "^(\\/(?![/\\\\])|mailto:|tel:|https:\\/\\/)\\S*$"},"text":{"type":"string","minLength":1,"maxLength":2000}},
    "required":["label","href","text"],"additionalProperties":false}}},"required":["kind","heading","items"],
    "additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"details"},
    "heading":{"type":"string","minLength":1,"maxLength":120},"items":{"minItems":1,"type":"array","items":{"type":
    "object","properties":{"term":{"type":"string","minLength":1,"maxLength":120},"text":{"type":"string",
    "minLength":1,"maxLength":2000},"href":{"type":"string","pattern":
    "^(\\/(?![/\\\\])|mailto:|tel:|https:\\/\\/)\\S*$"}},"required":["term","text"],"additionalProperties":false}}},
    "required":["kind","heading","items"],"additionalProperties":false},{"type":"object","properties":{"kind":{
    "type":"string","const":"questions"},"heading":{"type":"string","minLength":1,"maxLength":120},"items":{
    "minItems":1,"type":"array","items":{"type":"object","properties":{"question":{"type":"string","minLength":1,
    "maxLength":120},"answer":{"type":"string","minLength":1,"maxLength":2000}},"required":["question","answer"],
    "additionalProperties":false}}},"required":["kind","heading","items"],"additionalProperties":false},{"type":
    "object","properties":{"kind":{"type":"string","const":"people"},"heading":{"type":"string","minLength":1,
    "maxLength":120},"categories":{"minItems":1,"type":"array","items":{"type":"object","properties":{"slug":{"type":
    "string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"title":{"type":"string","minLength":1,"maxLength":120},
    "description":{"type":"string","minLength":50,"maxLength":160},"text":{"type":"string","minLength":1,"maxLength":
    2000},"tasks":{"minItems":1,"type":"array","items":{"type":"string","minLength":1,"maxLength":2000}},"link":{
    "type":"object","properties":{"label":{"type":"string","minLength":1,"maxLength":120},"href":{"type":"string",
    "pattern":"^(\\/(?![/\\\\])|mailto:|tel:|https:\\/\\/)\\S*$"}},"required":["label","href"],
    "additionalProperties":false}},"required":["slug","title","description","text","tasks","link"],
    "additionalProperties":false}}},"required":["kind","heading","categories"],"additionalProperties":false},{"type":
    "object","properties":{"kind":{"type":"string","const":"callout"},"background":{"type":"string","enum":["green",
    "mint","air","marigold","butter","siren","ink"]},"title":{"type":"string","minLength":1,"maxLength":120},"text":
    {"type":"string","minLength":1,"maxLength":2000},"link":{"type":"object","properties":{"label":{"type":"string",
    "minLength":1,"maxLength":120},"href":{"type":"string","pattern":
    "^(\\/(?![/\\\\])|mailto:|tel:|https:\\/\\/)\\S*$"}},"required":["label","href"],"additionalProperties":false},
    "art":{"type":"string","enum":["waving","thumbs","kneeling","rescue","sleeping","lookout","happy","peek",
    "backpack","spray","scene","halftone","certificate"]}},"required":["kind","background","title","text"],
    "additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"narcat"},"pose":{
    "type":"string","enum":["waving","happy","thumbs"]},"says":{"type":"string","minLength":1,"maxLength":120}},
    "required":["kind","pose","says"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":
    "string","const":"story"},"heading":{"type":"string","minLength":1,"maxLength":120},"text":{"type":"string",
    "minLength":1,"maxLength":2000},"panels":{"minItems":2,"type":"array","items":{"type":"object","properties":{
    "caption":{"type":"string","minLength":1,"maxLength":120},"background":{"type":"string","enum":["green","mint",
    "air","marigold","butter","siren","ink"]},"art":{"type":"string","enum":["waving","thumbs","kneeling","rescue",
    "sleeping","lookout","happy","peek","backpack","spray","scene","halftone","certificate"]},"count":{"type":
    "string","maxLength":2}},"required":["caption","background"],"additionalProperties":false}}},"required":["kind",
    "heading","text","panels"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string",
    "const":"sources"},"items":{"minItems":1,"type":"array","items":{"type":"string","minLength":1,"maxLength":2000}}},
    "required":["kind","items"],"additionalProperties":false}]}}},"required":["title","description","lead",
    "sections"],"additionalProperties":false}
  $json$::jsonb
$function$;
grant execute on function private.page_schema() to function_owner, service_role;
