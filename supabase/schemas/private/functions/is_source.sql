-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_source(source jsonb, is_cited boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(source) = 'object' then coalesce(
    source - '{id,title,publisher,url,accessed}'::text[] = '{}'
    and case when is_cited then jsonb_typeof(source -> 'id') = 'string' and source ->> 'id' ~ '^S[0-9]{1,3}$'
      else not source ? 'id' end
    and private.is_text_of(source -> 'title', 1, 160) and private.is_text_of(source -> 'publisher', 1, 120)
    and private.is_text_of(source -> 'url', 1, 500)
    and source ->> 'url' ~* '^https://((?!xn--)[a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(:[0-9]{1,4})?([/?#][!-~]*)?$'
    and jsonb_typeof(source -> 'accessed') = 'string' and source ->> 'accessed' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and pg_input_is_valid(source ->> 'accessed', 'date'), false) else false end
$function$;
grant execute on function private.is_source(source jsonb, is_cited boolean) to authenticated, function_owner, service_role;
