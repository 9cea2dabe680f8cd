-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_course_part(kind public.course_part_kind, content jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select case kind
      when 'question' then private.is_question(content)
      when 'lesson' then content - '{slug,title,minutes,requires_earlier,blocks}'::text[] = '{}'
        and content ->> 'slug' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(content ->> 'slug') <= 80
        and private.is_text_of(content -> 'title', 1, 120)
        and coalesce(jsonb_path_match(content, '$.minutes.type() == "number" && $.minutes >= 1 && $.minutes <= 120
          && $.minutes.floor() == $.minutes && $.requires_earlier.type() == "boolean"', silent => true), false)
        and private.are_lesson_blocks(content -> 'blocks')
      when 'course' then content - '{title,summary,minutes,outcomes,sources,draw}'::text[] = '{}'
        and private.is_text_of(content -> 'title', 1, 120) and private.is_text_of(content -> 'summary', 1, 400)
        and coalesce(jsonb_path_match(content, '$.minutes.type() == "number" && $.minutes >= 1 && $.minutes <= 600
          && $.minutes.floor() == $.minutes && $.draw.type() == "object" && $.outcomes.type() == "array"', silent => true), false)
        and (content -> 'outcomes' = '[]' or private.are_texts(content -> 'outcomes', 120))
        and private.are_sources(content -> 'sources', true)
        and not jsonb_path_exists(content, '$.draw.keyvalue() ? (!(@.key like_regex "^[a-z0-9-]{1,40}$")
          || @.value.type() != "number" || @.value < 1 || @.value > 50 || @.value.floor() != @.value)', silent => true)
      end is true
  );
end $function$;
grant execute on function private.is_course_part(kind public.course_part_kind, content jsonb) to function_owner, service_role;
