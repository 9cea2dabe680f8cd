-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.link_url(target jsonb)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if target ->> 'path' ~ '^/([^/\\[:cntrl:][:space:]<>"][^[:cntrl:][:space:]<>"]*)?$' then
    return '{{site_url}}' || (target ->> 'path');
  elsif target ->> 'url' ~ '^https?://[^[:cntrl:][:space:]<>"]+$' then
    return target ->> 'url';
  end if;
  raise exception 'a mail links to a path of the site or to an address of the web'
    using errcode = 'invalid_parameter_value';
end $function$;
grant execute on function private.link_url(target jsonb) to function_owner;
