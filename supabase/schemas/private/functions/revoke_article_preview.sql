-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.revoke_article_preview(preview uuid)
 RETURNS public.article_preview_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.article_previews p set revoked_at = coalesce(p.revoked_at, now()) where p.id = preview;
  return (case when found then 'saved' else 'unknown' end)::public.article_preview_outcome;
end $function$;
alter function private.revoke_article_preview(preview uuid) owner to function_owner;
grant execute on function private.revoke_article_preview(preview uuid) to authenticated;
