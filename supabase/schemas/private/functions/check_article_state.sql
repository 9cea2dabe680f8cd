-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_article_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.may_follow(old.status, new.status) then
    raise exception 'an article cannot change from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $function$;
